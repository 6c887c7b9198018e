import type { AccountEvent, Language } from '@terroir/events';
import { refuse as shared, type Decider } from '@terroir/kernel';
import { refuse } from '../refusals.ts';
import type { AccountCommand } from './account.commands.ts';

export interface Account {
  readonly stage: 'absent' | 'registered' | 'confirmed' | 'erased';
  readonly name: string;
  readonly language: Language;
  readonly newsletter: boolean;
}

const gone = ({ stage }: Account): boolean => stage === 'absent' || stage === 'erased';

/** Stream `account-ID`. Registering reserves the e-mail first; passwords and tokens are secrets and stand elsewhere. */
export const account: Decider<Account, AccountCommand, AccountEvent> = {
  name: 'account',
  initial: { stage: 'absent', name: '', language: 'en', newsletter: false },
  decide: {
    RegisterAccount: ({ stage }, { consents, ...person }, { id }) =>
      stage === 'absent'
        ? [
            { type: 'AccountRegistered', data: { accountId: id, ...person } },
            ...consents.map((consent) => ({ type: 'ConsentGiven' as const, data: { accountId: id, ...consent } })),
          ]
        : refuse('email_taken', { field: 'account.email' }),
    ConfirmAccount: (state, _, { id }) => {
      if (gone(state)) return refuse('token_invalid');
      return state.stage === 'confirmed' ? null : { type: 'AccountConfirmed', data: { accountId: id } };
    },
    // Whoever can read the mail owns the address, so a reset confirms it too (S0 §8: "request a password change").
    ResetPassword: (state, _, { id }) => {
      if (gone(state)) return refuse('reset_token_invalid');
      const changed = { type: 'PasswordChanged' as const, data: { accountId: id, by: 'reset' as const } };
      return state.stage === 'confirmed' ? changed : [changed, { type: 'AccountConfirmed', data: { accountId: id } }];
    },
    ChangePassword: (state, _, { id }) =>
      gone(state) ? shared('not_found') : { type: 'PasswordChanged', data: { accountId: id, by: 'owner' } },
    ChangeProfile: (state, { name, language, newsletterSubscribed, newsletterTextVersion }, { id: accountId }) => {
      if (gone(state)) return shared('not_found');
      const events: AccountEvent[] = [];
      if (name !== state.name) events.push({ type: 'NameChanged', data: { accountId, name } });
      if (language !== undefined && language !== state.language)
        events.push({ type: 'LanguageChosen', data: { accountId, language } });
      if (newsletterSubscribed === true && !state.newsletter)
        events.push({
          type: 'ConsentGiven',
          data: { accountId, purpose: 'newsletter', textVersion: newsletterTextVersion },
        });
      if (newsletterSubscribed === false && state.newsletter)
        events.push({ type: 'ConsentWithdrawn', data: { accountId, purpose: 'newsletter' } });
      return events;
    },
    EraseAccount: (state, _, { id }) => {
      if (state.stage === 'absent') return shared('not_found');
      return state.stage === 'erased' ? null : { type: 'AccountErased', data: { accountId: id } };
    },
  },
  evolve: {
    AccountRegistered: (_, { name, language }) => ({ stage: 'registered', name, language, newsletter: false }),
    ConsentGiven: (state, { purpose }) => (purpose === 'newsletter' ? { ...state, newsletter: true } : state),
    ConsentWithdrawn: (state) => ({ ...state, newsletter: false }),
    AccountConfirmed: (state) => ({ ...state, stage: 'confirmed' }),
    // Recorded until strangers could not lengthen an account's stream any more: what they ask for is a secret now.
    RegistrationRepeated: (state) => state,
    PasswordResetRequested: (state) => state,
    PasswordChanged: (state) => state,
    NameChanged: (state, { name }) => ({ ...state, name }),
    LanguageChosen: (state, { language }) => ({ ...state, language }),
    AccountErased: (state) => ({ ...state, stage: 'erased' }),
  },
};
