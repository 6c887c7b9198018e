// The door for the server and the command line.
export * from './index.ts';
export { accounts, AccountsModule, accountProviders, accountViews } from './accounts.module.ts';
export type { AccountPorts } from './account-ports.ts';
export { ACCOUNTS, accountServices, type AccountOptions, type Services } from './services.ts';
export {
  addressedLetterWriter,
  openAccountMail,
  wordedLetterWriter,
  type WordedLetter,
} from './account/account.mail.ts';
export { accountView, type AccountRow } from './account/account.view.ts';
export { firmView, type FirmRow } from './firm/firm.view.ts';
export { account } from './account/account.decider.ts';
export { email } from './email/email.decider.ts';
export { firm } from './firm/firm.decider.ts';
export { subscription } from './subscription/subscription.decider.ts';
export { register, type Registrant } from './account/registration.ts';
export {
  createAnalyst,
  eraseAccount,
  findAccount,
  listAccounts,
  recordPayment,
  type ListedAccount,
} from './operator/account-admin.ts';
export { plainSender, type Sender } from './session/sender.ts';
export { onlineAddresses, type OnlineAddresses } from './address/online.ts';
export { gazetteer, gazetteerCredit } from './address/gazetteer.ts';
