import { accounts } from '@terroir/accounts/server';
import { finance } from '@terroir/finance/server';
import { causeSpanView } from '@terroir/history/server';
import { imports, type ModuleManifest } from '@terroir/http';
import { land } from '@terroir/land/server';
import { market } from '@terroir/market/server';
import { production } from '@terroir/production/server';
import type { AnyView } from '@terroir/store';

/** The modules of the house. A new one joins by its line here. */
export const modules: readonly ModuleManifest[] = [accounts, finance, production, land, market, imports];

const ofModules = modules.flatMap((module) => module.views);

/** Every view of the house: those of its modules, and what the history keeps of them. */
export const views: readonly AnyView[] = [...ofModules, causeSpanView(ofModules)];

/** The reactors of the house by name. */
export const reactors: readonly string[] = modules.flatMap((module) => module.reactors);
