import { Module, type Provider } from '@nestjs/common';
import {
  BLOBS,
  DOCUMENTS,
  EVENT_LOG,
  KEYRING,
  NEW_ID,
  NOW,
  POSITIONS,
  SECRETS,
  SESSION_READER,
  type ModuleManifest,
  type Positions,
} from '@terroir/http';
import { ACCOUNT_MAIL } from './account/account.mail.ts';
import { accountView } from './account/account.view.ts';
import { AccountController } from './account/account.controller.ts';
import { ProfileController } from './account/profile.controller.ts';
import { AddressController } from './address/address.controller.ts';
import { FirmController } from './firm/firm.controller.ts';
import { firmView } from './firm/firm.view.ts';
import type { AccountPorts } from './account-ports.ts';
import { ACCOUNTS, accountServices, type AccountOptions } from './services.ts';
import { SessionController } from './account/session.controller.ts';
import { sessionReader } from './session/session-reader.ts';
import { SubscriptionController } from './subscription/subscription.controller.ts';

type PortList = [
  AccountPorts['log'],
  AccountPorts['documents'],
  AccountPorts['secrets'],
  AccountPorts['blobs'],
  AccountPorts['keyring'],
  AccountPorts['now'],
  AccountPorts['newId'],
  Positions,
];

/**
 * What this module gives to the house beside its routes: its services, and who a bearer token belongs to. Goes into
 * `HttpModule.with([...])`, because the gate before every route asks for sessions.
 */
export const accountProviders = (options: AccountOptions): readonly Provider[] => [
  {
    provide: ACCOUNTS,
    inject: [EVENT_LOG, DOCUMENTS, SECRETS, BLOBS, KEYRING, NOW, NEW_ID, POSITIONS],
    useFactory: (...[log, documents, secrets, blobs, keyring, now, newId, positions]: PortList) => {
      const reached = (position: number) => positions.waitFor(position, 0, accountView.name);
      return accountServices({ log, documents, secrets, blobs, keyring, now, newId, reached }, options);
    },
  },
  { provide: SESSION_READER, inject: [ACCOUNTS], useFactory: sessionReader },
];

@Module({
  controllers: [
    SessionController,
    AccountController,
    ProfileController,
    FirmController,
    SubscriptionController,
    AddressController,
  ],
})
export class AccountsModule {}

/** The read models of this module. */
export const accountViews = [accountView, firmView] as const;

export const accounts: ModuleManifest = {
  name: 'accounts',
  views: accountViews,
  reactors: [ACCOUNT_MAIL],
  nest: () => AccountsModule,
};
