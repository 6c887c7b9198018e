import { Controller, Get, Inject } from '@nestjs/common';
import { Allow, Answers, resource, Summary, Tagged, type Answer } from '@terroir/http';
import { settingsShape } from '@terroir/http/wire';
import type { DemoAccount } from '@terroir/demo';
import type { Config } from './config.ts';

export const CONFIG = Symbol('Config');
export const DEMO_ACCOUNTS = Symbol('DemoAccounts');

const settings = resource('settings', settingsShape, { versioned: false });

@Controller('api/v1/settings')
@Tagged('Installation', 'How the operator has set up this installation.')
export class SettingsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DEMO_ACCOUNTS) private readonly demoAccounts: readonly DemoAccount[],
  ) {}

  @Get()
  @Allow('public')
  @Answers(settings)
  @Summary(
    'What the operator has settled for this installation',
    'Currency, time zone, map tiles and, in a demo region, the accounts that anybody may try.',
  )
  show(): Answer {
    const { currency, explicitConsent, timeZone, demo, tiles, blog } = this.config;
    const demoAccounts = [...this.demoAccounts];
    return settings.record({
      id: 'installation',
      attributes: { currency, explicitConsent, timeZone, demo, demoAccounts, tiles, blog },
    });
  }
}
