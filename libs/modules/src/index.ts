import { accounts } from '@terroir/accounts/server';
import { finance } from '@terroir/finance/server';
import { imports, type ModuleManifest } from '@terroir/http';
import { production } from '@terroir/production/server';
import type { AnyView } from '@terroir/store';

/** The modules of the house. A new one joins by its line here. */
export const modules: readonly ModuleManifest[] = [accounts, finance, production, imports];

/** Every view of the house. */
export const views: readonly AnyView[] = modules.flatMap((module) => module.views);

/** The reactors of the house by name. */
export const reactors: readonly string[] = modules.flatMap((module) => module.reactors);
