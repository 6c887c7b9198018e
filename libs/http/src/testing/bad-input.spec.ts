import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import { z } from 'zod';
import { Allow } from '../contract/allow.ts';
import { nothing, type Answer } from '../contract/answer.ts';
import { badInput } from './bad-input.ts';
import { body, FromBody } from '../contract/body.ts';
import { NoteModule } from './note.fixture.ts';
import { Answers, Tagged } from '../contract/route.ts';
import { testHttp, type TestHttp } from './test-http.ts';

const boundless = body('thing', z.object({ name: z.string(), count: z.unknown() }));

@Controller('api/v1/things')
@Tagged('Things', 'Taken without care.')
class CarelessController {
  @Post()
  @Allow('public')
  @Answers('nothing')
  take(@FromBody(boundless) data: { name: string; count?: unknown }): Answer {
    if (data.name.includes('DROP')) throw new Error('near DROP: syntax error');
    return nothing();
  }
}
@Module({ controllers: [CarelessController] })
class CarelessModule {}

let good: TestHttp;
let careless: TestHttp;
beforeAll(async () => {
  good = await testHttp({ modules: [NoteModule] });
  careless = await testHttp({ modules: [CarelessModule] });
});
afterAll(() => Promise.all([good.close(), careless.close()]));

test('a careful module withstands every bad value, each wrong field named', async () => {
  const { sent, failures } = await badInput(good, { skip: ['POST /api/v1/notes/fall'] });
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

test('a careless one is found out: no bound, and a failure on hostile text', async () => {
  const { failures } = await badInput(careless);
  expect(failures.some((line) => line.includes('200000 characters') && line.includes('does not name'))).toBe(true);
  expect(failures.some((line) => line.includes('DROP TABLE') && line.includes('500'))).toBe(true);
});
