import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { freeOn, keptOn, keptUntil } from '#core/tax/index.ts';
import { RETENTION_TERMS } from '#core/tax/retention/terms-of-law.ts';
import type { LegalForm, Proceedings, RetentionFacts } from '#core/tax/index.ts';

const given = (
  lastDocumentOn: string | null,
  legalForm: LegalForm,
  proceedings: readonly Proceedings[] = [],
): RetentionFacts => ({
  lastDocumentOn: lastDocumentOn === null ? null : calendarDate(lastDocumentOn),
  legalForm,
  proceedings,
});
const appeal = (beganOn: string, endedOn: string | null): Proceedings => ({
  number: 1,
  what: 'Appeal AP-7',
  beganOn: calendarDate(beganOn),
  endedOn: endedOn === null ? null : calendarDate(endedOn),
});

describe('how long documents are kept', () => {
  test.each([
    ['other', '2025-04-01', 'cgst-act', '2032-12-31'],
    ['proprietor', '2026-03-31', 'cgst-act', '2032-12-31'],
    ['firm', '2026-03-31', 'cgst-act', '2032-12-31'],
    ['other', '2026-04-01', 'cgst-act', '2033-12-31'],
    ['company', '2026-03-31', 'companies-act', '2034-03-31'],
    ['unknown', '2026-03-31', 'companies-act', '2034-03-31'],
    ['company', '2027-02-28', 'companies-act', '2035-03-31'],
    ['other', '2019-12-31', 'cgst-act', '2026-12-31'],
  ] as const)(
    'a business that is %s, its last on %s: kept by %s until %s',
    (form, on, by, until) => {
      expect(keptUntil(given(on, form))).toStrictEqual({ by, until });
    },
  );

  test('nothing is kept where there are none, whatever proceedings there are', () => {
    expect(keptUntil(given(null, 'company'))).toBeNull();
    expect(keptUntil(given(null, 'company', [appeal('2026-01-01', null)]))).toBeNull();
  });

  test('they are kept while proceedings last, also where the term is over', () => {
    expect(keptUntil(given('2015-05-05', 'other', [appeal('2021-01-01', null)]))).toStrictEqual({
      by: 'proceedings',
      what: 'Appeal AP-7',
      until: null,
    });
  });

  test('a year from the end of proceedings, or for the term, whichever is later', () => {
    const ended = (on: string) =>
      keptUntil(given('2025-05-05', 'other', [appeal('2026-01-01', on)]));
    expect(ended('2032-06-30')).toStrictEqual({
      by: 'proceedings',
      what: 'Appeal AP-7',
      until: '2033-06-30',
    });
    expect(ended('2031-12-31')).toStrictEqual({ by: 'cgst-act', until: '2032-12-31' });
    expect(ended('2032-02-29')).toMatchObject({ until: '2033-02-28' });
  });
});

describe('the last day', () => {
  const facts = given('2026-03-31', 'other');

  test('is one on which they are kept, and the day after is free', () => {
    expect(keptOn(calendarDate('2032-12-31'), facts)).toMatchObject({ until: '2032-12-31' });
    expect(keptOn(calendarDate('2033-01-01'), facts)).toBeNull();
  });

  test('is followed by the day on which an erasure may be done; proceedings name none', () => {
    const kept = keptUntil(facts);
    expect(kept === null ? null : freeOn(kept)).toBe('2033-01-01');
    expect(freeOn({ by: 'proceedings', what: 'Appeal', until: null })).toBeNull();
  });
});

test('every term names its law and paragraph, and the day since which it holds', () => {
  for (const { source, since } of RETENTION_TERMS) {
    expect(source).toMatch(/^(Companies Act 2013|CGST Act) s\. \d+/);
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
