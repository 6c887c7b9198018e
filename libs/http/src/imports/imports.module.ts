import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { ModuleManifest } from '../server/manifest.ts';
import { ImportRuns } from './import-runs.ts';
import { importCountView } from './import-count.view.ts';
import { importView } from './import.view.ts';
import { ImportsController } from './imports.controller.ts';

@Module({ imports: [DiscoveryModule], controllers: [ImportsController], providers: [ImportRuns] })
export class ImportsModule {}

/** The list of imports and their undo, over the importable records of all modules. */
export const imports: ModuleManifest = {
  name: 'imports',
  views: [importView, importCountView],
  reactors: [],
  nest: () => ImportsModule,
};
