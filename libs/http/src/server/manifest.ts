import type { DynamicModule, Type } from '@nestjs/common';
import type { AnyView } from '@terroir/store';

/** What an installation says to its modules. */
export interface ModuleSettings {
  /** IANA zone of companies that have no address. */
  readonly timeZone: string;
  /** Where the installation is reached, without a slash at its end; `http://localhost:3000` unless given. */
  readonly publicUrl?: string;
}

/** What a module gives to the house, said once: the server, the command line, the demo and the tools read it. */
export interface ModuleManifest {
  readonly name: string;
  readonly views: readonly AnyView[];
  /** Its reactors by name, which is also the name of their checkpoints. */
  readonly reactors: readonly string[];
  /** Its routes and services. */
  readonly nest: (settings: ModuleSettings) => Type | DynamicModule;
}
