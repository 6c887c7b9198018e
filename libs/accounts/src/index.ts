// The door for the browser: schemas of forms and calls, wire types and pure rules. The list of common passwords, the
// gazetteer and everything that needs a server stay behind server.ts.
export * from './account/account.commands.ts';
export type { ProfileAttributes, SessionAttributes } from './account/account.wire.ts';
export { consentTexts } from './account/consents.ts';
export { passwordFaults, passwordLength, passwordStrength, type PasswordFault } from './password/password.ts';
export type { AddressAttributes, AddressListMeta } from './address/address.wire.ts';
export { addressQuery, type AddressSuggestion } from './address/suggestion.ts';
export { Address, FirmChange, Links, Preferences, WebAddress } from './firm/firm.commands.ts';
export type { FirmAttributes } from './firm/firm.wire.ts';
export { accountRefusals } from './refusals.ts';
export { planAt, roleAt, type AccountRole, type Plan, type PlanInput } from './plan/plan.ts';
export { trialDays } from './subscription/subscription.decider.ts';
