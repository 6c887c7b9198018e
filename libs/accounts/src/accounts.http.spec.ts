import { expect, test } from '@jest/globals';
import { badInput, testHttp } from '@terroir/http/testing';
import { AccountsModule, accountProviders } from './accounts.module.ts';
import { accountViews } from './server.ts';
import { ACCOUNTS } from './services.ts';

test('no wrong value in any field of any call ends in an error of ours, and each is named', async () => {
  const options = { publicUrl: 'https://terroir.example', strict: false, onlineAddresses: null };
  const services = accountProviders(options).filter((port) => typeof port !== 'function' && port.provide === ACCOUNTS);
  const http = await testHttp({ modules: [AccountsModule], views: accountViews, ports: services });
  const { sent, failures } = await badInput(http);
  await http.close();
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(500);
}, 120_000);
