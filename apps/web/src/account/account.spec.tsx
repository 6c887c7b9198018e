import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { profileOf, record, refused, settings } from '../testing/answers.ts';
import { storedDrafts, storeDraft } from '../testing/drafts.ts';
import { resetApp, renderApp } from '../testing/render-app.tsx';
import { dropLinkToken, takeLinkToken } from '../routing/link-token.ts';

afterEach(() => {
  resetApp();
  dropLinkToken();
});

describe('logging in', () => {
  test('leads to the dashboard in the account’s language', async () => {
    const app = await renderApp({
      path: '/login',
      answers: {
        'POST /authenticate': record('session', { token: 'token-9', type: 'Producer', language: 'fr' }),
        'GET /profile': profileOf('producer_level_two', { language: 'fr' }),
      },
    });
    await app.user.type(await screen.findByLabelText('Email'), 'marie@ferme.example');
    await app.user.type(screen.getByLabelText('Password'), 'Verger-2026!');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour, Marie Tremblay' })).toBeTruthy();
    expect([app.path(), document.documentElement.lang]).toEqual(['/dashboard', 'fr']);
    expect(app.sent.find(({ call }) => call === 'POST /authenticate')?.body).toEqual({
      email: 'marie@ferme.example',
      password: 'Verger-2026!',
    });
  });

  test('leads to the address that was asked for, with its query', async () => {
    const app = await renderApp({
      path: '/land?as_of=2026-01-01T05:00:00.000Z#north',
      answers: {
        'POST /authenticate': record('session', { token: 'token-9', type: 'Producer', language: 'en' }),
        'GET /profile': profileOf('producer_level_two'),
      },
    });
    await app.user.type(await screen.findByLabelText('Email'), 'marie@ferme.example');
    await app.user.type(screen.getByLabelText('Password'), 'Verger-2026!');
    expect(app.path()).toBe('/login');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(app.path()).toBe('/land'));
    const { search, hash } = app.guardedHistory.current().location;
    expect([search, hash]).toEqual(['?as_of=2026-01-01T05:00:00.000Z', '#north']);
  });

  test('with wrong credentials says so above the form and signs nobody in', async () => {
    const app = await renderApp({
      path: '/login',
      answers: {
        'POST /authenticate': refused(422, { code: 'incorrect_credentials', message: 'Wrong email or password.' }),
      },
    });
    await app.user.type(await screen.findByLabelText('Email'), 'marie@ferme.example');
    await app.user.type(screen.getByLabelText('Password'), 'wrong');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Wrong email or password.');
    expect(app.path()).toBe('/login');
  });

  test('with the line down says what to do', async () => {
    const app = await renderApp({ path: '/login', answers: { 'POST /authenticate': 'down' } });
    await app.user.type(await screen.findByLabelText('Email'), 'marie@ferme.example');
    await app.user.type(screen.getByLabelText('Password'), 'x');
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The server did not answer.');
  });
});

describe('registering', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof renderApp>>) => {
    await user.type(await screen.findByLabelText('Your name'), 'Marie');
    await user.type(screen.getByLabelText('Email'), 'marie@ferme.example');
    await user.type(screen.getByLabelText('Password'), 'Verger-2026!');
    await user.type(screen.getByLabelText('Confirm password'), 'Verger-2026!');
  };

  test('names every wrong field, clears the error of a field that is edited, and follows the language', async () => {
    const app = await renderApp({ path: '/register' });
    await app.user.click(await screen.findByRole('button', { name: 'Create my account' }));
    expect(await screen.findByText('Enter your name')).toBeTruthy();
    expect(screen.getByText('Email is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your name')));
    await app.user.type(screen.getByLabelText('Your name'), 'M');
    expect(screen.queryByText('Enter your name')).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'Français' }));
    await app.user.click(await screen.findByRole('button', { name: 'Change the language' }));
    expect(await screen.findByText('Le champ « Adresse courriel » est obligatoire')).toBeTruthy();
  });

  test('puts the server’s field errors at their fields', async () => {
    const app = await renderApp({
      path: '/register',
      answers: {
        'POST /accounts': refused(422, {
          code: 'email_taken',
          field: 'account.email',
          message: 'Email already exists.',
        }),
      },
    });
    await fill(app);
    await app.user.click(screen.getByRole('button', { name: 'Create my account' }));
    expect(await screen.findByText('Email already exists.')).toBeTruthy();
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a double click is one attempt, sent as a business where the address says so, and leads to the log-in form', async () => {
    const app = await renderApp({
      path: '/register-business',
      answers: { 'POST /accounts': record('account') },
    });
    await fill(app);
    await app.user.dblClick(screen.getByRole('button', { name: 'Create my account' }));
    expect(await screen.findByText(/Please verify your account/)).toBeTruthy();
    expect(app.path()).toBe('/login');
    const registrations = app.sent.filter(({ call }) => call === 'POST /accounts');
    expect(new Set(registrations.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(registrations[0]?.body).toEqual({
      account: {
        email: 'marie@ferme.example',
        password: 'Verger-2026!',
        password_confirmation: 'Verger-2026!',
        accountable_type: 'Business',
        accountable: { name: 'Marie', terms_accepted: true, newsletter_subscribed: true },
      },
    });
  });

  test('asks for the minimum age and not for consent to terms that are not written', async () => {
    await renderApp({ path: '/register' });
    const [age] = await screen.findAllByRole('checkbox');
    expect(age?.closest('label')?.textContent).toBe('I am at least 14 years old, the minimum age to have an account.');
    expect(screen.getByText(/we do not ask you to accept them/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /terms in short/ }).getAttribute('href')).toBe('/terms');
  });

  test('starts with both boxes unchecked where the operator must ask for consent', async () => {
    await renderApp({
      path: '/register',
      answers: { 'GET /settings': settings({ explicit_consent: true }) },
    });
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
  });

  test('asks before what was typed is left, and keeps nothing of it when it is', async () => {
    const app = await renderApp({ path: '/register' });
    await app.user.type(await screen.findByLabelText('Your name'), 'Marie');
    await app.user.click(screen.getByRole('link', { name: 'Log in' }));
    await app.user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect([app.path(), screen.getByLabelText<HTMLInputElement>('Your name').value]).toEqual(['/register', 'Marie']);
    await waitFor(() =>
      expect(storedDrafts()).toEqual([['register-Producer', { 'account.accountable.name': 'Marie' }]]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await app.user.click(screen.getByRole('link', { name: 'Log in' }));
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(storedDrafts()).toEqual([]);
  });

  test('brings back what was typed before the page was lost, but never a password', async () => {
    const app = await renderApp({ path: '/register' });
    await fill(app);
    const values = { 'account.accountable.name': 'Marie', 'account.email': 'marie@ferme.example' };
    await waitFor(() => expect(storedDrafts()).toEqual([['register-Producer', values]]));
    resetApp();
    storeDraft('register-Producer', { values });
    await renderApp({ path: '/register' });
    expect(await screen.findByDisplayValue('marie@ferme.example')).toBeTruthy();
    expect(screen.getByText(/We kept what you typed/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
});

describe('links from mails', () => {
  const follow = async (link: string, answers: Parameters<typeof renderApp>[0]['answers']) => {
    history.replaceState(null, '', link);
    takeLinkToken();
    const address = location.pathname + location.search;
    const app = await renderApp({ path: address, ...(answers ? { answers } : {}) });
    return { app, address };
  };

  test('the token leaves the address bar before anything is asked', async () => {
    const { address } = await follow('/reset?token=secret&x=1', { 'POST /verify': {} });
    expect(address).toBe('/reset?x=1');
  });

  test('a reset link of no use leads to a new request, and says why', async () => {
    const { app } = await follow('/reset?token=old', {
      'POST /verify': refused(422, { code: 'reset_token_invalid', message: 'Reset link invalid or expired.' }),
    });
    expect(await screen.findByText('Reset link invalid or expired.')).toBeTruthy();
    expect(app.path()).toBe('/forgot');
  });

  test('a good reset link lets a new password be chosen, and leads to the log-in form', async () => {
    const { app } = await follow('/reset?token=good', {
      'POST /verify': {},
      'POST /reset': {},
    });
    await app.user.type(await screen.findByLabelText('New password'), 'Verger-2027!');
    await app.user.type(screen.getByLabelText('Confirm new password'), 'Verger-2027!');
    await app.user.click(screen.getByRole('button', { name: 'Change my password' }));
    expect(await screen.findByText(/Your password was changed/)).toBeTruthy();
    expect(app.path()).toBe('/login');
    expect(app.sent.find(({ call }) => call === 'POST /reset')?.body).toMatchObject({ token: 'good' });
  });

  test.each([
    ['good', {}, 'Thanks for confirming your account. You can log in now.'],
    [
      'old',
      refused(422, { code: 'token_invalid', message: 'Confirmation link invalid or expired.' }),
      'Confirmation link invalid or expired.',
    ],
  ])('a %s confirmation link leads to the log-in form with its word', async (token, answer, said) => {
    const { app } = await follow(`/confirm?token=${token}`, { 'POST /confirm': answer });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(app.path()).toBe('/login');
    expect(app.sent.filter(({ call }) => call === 'POST /confirm')).toHaveLength(1);
  });

  test('without a token there is nothing to confirm', async () => {
    const { app } = await follow('/confirm', {});
    await waitFor(() => expect(app.path()).toBe('/login'));
  });
});

test('signing out revokes the token and empties the browser', async () => {
  const app = await renderApp({
    path: '/profile',
    signedIn: true,
    answers: { 'GET /profile': profileOf('producer_level_two') },
  });
  storeDraft('someone:company', { values: { 'firm.name': 'Verger' } });
  await app.user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  await app.user.click(await screen.findByText('Log out'));
  await waitFor(() => expect(app.path()).toBe('/login'));
  expect(app.sent.some(({ call }) => call === 'DELETE /authenticate')).toBe(true);
  expect([localStorage.getItem('terroir-token'), storedDrafts()]).toEqual(['null', []]);
});
