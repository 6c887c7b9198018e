import { describe, expect, test } from '@jest/globals';
import type { FollowedPracticesEvent } from '@terroir/events';
import { fold, given, recorded } from '@terroir/kernel';
import { FollowedPractices, type FollowedPracticesCommand } from './followed-practices.commands.ts';
import { followedPractices } from './followed-practices.decider.ts';
import { followedPracticesView, type FollowedPracticesRow } from './followed-practices.view.ts';

const follow = (...practices: string[]): FollowedPracticesCommand => ({ type: 'FollowPractices', data: { practices } });
const adopted = (...practices: string[]): FollowedPracticesEvent => ({ type: 'PracticesAdopted', data: { practices } });
const dropped = (...practices: string[]): FollowedPracticesEvent => ({ type: 'PracticesDropped', data: { practices } });

describe('a save of the followed practices', () => {
  const history = [adopted('cover_crops', 'hedgerows')];

  test('records what was adopted and what was dropped, and not what stayed', () => {
    given(followedPractices, history)
      .when(follow('hedgerows', 'mulching', 'no_till'))
      .then(adopted('mulching', 'no_till'), dropped('cover_crops'));
    given(followedPractices, history)
      .when(follow('cover_crops', 'hedgerows', 'no_till'))
      .then(adopted('no_till'));
    given(followedPractices, history).when(follow('hedgerows')).then(dropped('cover_crops'));
    given(followedPractices, history).when(follow()).then(dropped('cover_crops', 'hedgerows'));
  });

  test('records nothing when nothing changed, whatever the order', () => {
    given(followedPractices, history)
      .when(follow('hedgerows', 'cover_crops', 'hedgerows'))
      .nothing();
    given(followedPractices).when(follow()).nothing();
    given(followedPractices, [...history, dropped('cover_crops', 'hedgerows')])
      .when(follow())
      .nothing();
  });

  test('takes a practice that is named twice once', () => {
    given(followedPractices).when(follow('mulching', 'mulching')).then(adopted('mulching'));
  });

  test('adopts again what was dropped', () => {
    given(followedPractices, [...history, dropped('hedgerows')])
      .when(follow('cover_crops', 'hedgerows'))
      .then(adopted('hedgerows'));
  });

  test('refuses practices that the catalogue does not have, by name, and records nothing of the others', () => {
    const { outcome } = given(followedPractices, history).when(follow('mulching', 'magic', 'soil_health'));
    expect(outcome).toMatchObject({
      code: 'practice_unknown',
      more: {
        field: 'practices.1',
        params: { practice: 'magic' },
        also: [{ code: 'practice_unknown', more: { field: 'practices.2', params: { practice: 'soil_health' } } }],
      },
    });
  });

  test('goes back to an earlier list by what differs, whatever the catalogue has today', () => {
    const back = (...practices: string[]): FollowedPracticesCommand => ({
      type: 'RevertPractices',
      data: { practices },
    });
    given(followedPractices, history)
      .when(back('hedgerows', 'retired_practice'))
      .then(adopted('retired_practice'), dropped('cover_crops'));
    given(followedPractices, history).when(back('hedgerows', 'cover_crops')).nothing();
  });

  test('may keep a practice that the catalogue no longer has, and drop it, but not adopt it again', () => {
    const old = [adopted('retired_practice', 'mulching')];
    given(followedPractices, old).when(follow('mulching', 'retired_practice')).nothing();
    given(followedPractices, old).when(follow('retired_practice')).then(dropped('mulching'));
    given(followedPractices, old).when(follow('mulching')).then(dropped('retired_practice'));
    given(followedPractices, [...old, dropped('retired_practice')])
      .when(follow('mulching', 'retired_practice'))
      .refused('practice_unknown', 'practices.1');
  });
});

describe('the form of the followed practices', () => {
  test.each([
    ['a list of words', ['cover_crops'], true],
    ['an empty list', [], true],
    ['500 words', Array.from({ length: 500 }, () => 'no_till'), true],
    ['501 words', Array.from({ length: 501 }, () => 'no_till'), false],
    ['free text', ['Cover crops'], false],
    ['an empty word', [''], false],
    ['a word of 65 letters', ['a'.repeat(65)], false],
    ['one word', 'cover_crops', false],
    ['a number', [1], false],
  ])('judges %s', (_, practices, right) => {
    expect(FollowedPractices.safeParse({ practices }).success).toBe(right);
  });
});

describe('the view of followed practices', () => {
  const events = recorded([adopted('cover_crops', 'hedgerows'), dropped('cover_crops'), adopted('mulching')]);
  const folded = events.reduce<FollowedPracticesRow | null>(
    (row, event) => fold(followedPracticesView, row, event),
    null,
  );

  test('holds under its company what it follows', () => {
    expect(folded).toEqual({ companyId: 'id-0', practices: ['hedgerows', 'mulching'] });
    expect(events.map((event) => followedPracticesView.key(event))).toEqual(['id-0', 'id-0', 'id-0']);
  });

  test('changes nothing when an event is folded twice', () => {
    for (const event of events) {
      const once = fold(followedPracticesView, folded, event);
      expect(fold(followedPracticesView, once, event)).toEqual(once);
    }
  });
});
