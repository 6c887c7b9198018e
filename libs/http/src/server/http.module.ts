import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Commands, SendHandler } from './commands.ts';
import { HealthController } from './health.controller.ts';
import { ImageController } from './image.controller.ts';
import { Reads } from './reads.ts';
import { Records } from './records.ts';

/** Makes the ports, `Commands`, `Reads` and `Records` known to every module. */
@Global()
@Module({})
export class HttpModule {
  static with(ports: readonly Provider[]): DynamicModule {
    const tokens = ports.map((port) => (typeof port === 'function' ? port : port.provide));
    return {
      module: HttpModule,
      imports: [CqrsModule.forRoot()],
      controllers: [HealthController, ImageController],
      providers: [...ports, SendHandler, Commands, Reads, Records],
      exports: [...tokens, Commands, Reads, Records, CqrsModule],
    };
  }
}
