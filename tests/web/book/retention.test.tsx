// How long a book keeps its documents: its legal form, and proceedings.
import type { z } from 'zod';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  endProceedings,
  readRetention,
  recordProceedings,
  setLegalForm,
} from '#api/contract/book/retention.ts';
import type { retention } from '#api/contract/book/retention.ts';
import { RetentionPart } from '#web/features/book/billing-settings/retention/RetentionPart.tsx';
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';
import { expectNoViolations } from '../support/axe.ts';

const NOTHING: z.input<typeof retention> = { legal_form: 'unknown', proceedings: [] };
const lasting = { number: 1, what: 'Appeal AP-7', began_on: '2025-07-01', ended_on: null };
const ended = { ...lasting, number: 2, what: 'Audit ADT-01', ended_on: '2025-08-01' };
const BOTH: z.input<typeof retention> = { legal_form: 'other', proceedings: [lasting, ended] };

afterEach(() => page.viewport(1280, 900));

type Situation = {
  readonly readOnly?: boolean;
  readonly read?: readonly Answer[];
  readonly written?: Answer;
};

async function open({ readOnly = false, read = [ok(BOTH)], written = ok(BOTH) }: Situation = {}) {
  const said: string[] = [];
  const calls = serverAnswers([
    [readRetention, ...read],
    [setLegalForm, written],
    [recordProceedings, written],
    [endProceedings, written],
  ]);
  const Screen = () => (
    <main>
      <RetentionPart readOnly={readOnly} onSaved={(text) => said.push(text)} />
    </main>
  );
  await show(Screen, { path: '/settings' });
  const writes = () => calls.filter(({ path }) => !path.startsWith('GET'));
  const reads = () => calls.length - writes().length;
  return { said, writes, reads };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const accept = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

describe('the legal form', () => {
  test('is not said at first, and written only when it is saved', async () => {
    const { said, writes, reads } = await open({
      read: [ok(NOTHING), ok({ ...NOTHING, legal_form: 'company' })],
    });
    await expect.element(field('Legal form')).toHaveValue('unknown');
    expect(button('Save legal form').elements()).toEqual([]);
    await userEvent.selectOptions(field('Legal form'), 'company');
    expect(writes()).toEqual([]);
    await userEvent.click(button('Save legal form'));
    await expect.poll(() => said).toEqual(['Legal form saved.']);
    expect(writes()).toMatchObject([{ body: { legal_form: 'company' } }]);
    expect(reads()).toBe(2);
    await expect.element(field('Legal form')).toHaveValue('company');
  });

  test('stays chosen when it was refused', async () => {
    const written = problem(403, 'forbidden', 'Only an owner may do this.');
    await open({ read: [ok(NOTHING)], written });
    await userEvent.selectOptions(field('Legal form'), 'other');
    await userEvent.click(button('Save legal form'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Only an owner may do this.');
    await expect.element(field('Legal form')).toHaveValue('other');
  });
});

describe('proceedings', () => {
  test('are listed with their days, and end once', async () => {
    await open();
    await expect.element(page.getByText('Since 01 Jul 2025')).toBeVisible();
    await expect.element(page.getByText('01 Jul 2025 to 01 Aug 2025')).toBeVisible();
    expect(page.getByRole('button', { name: /^End/ }).elements()).toHaveLength(1);
  });

  test('are recorded by keys, and need a name and a day', async () => {
    const { said, writes } = await open({ read: [ok(NOTHING), ok(BOTH)] });
    await expect.element(page.getByText('None recorded.')).toBeVisible();
    await userEvent.click(button('Record proceedings'));
    await accept();
    await expect.element(page.getByText('Say which proceedings')).toBeVisible();
    await expect.element(page.getByText('Could not read this date')).toBeVisible();
    await userEvent.fill(field('Which proceedings'), ' Appeal AP-7 ');
    await userEvent.fill(field('Began on'), '1 jul 2025');
    await accept();
    await expect.poll(() => said).toEqual(['Proceedings recorded.']);
    expect(writes()).toMatchObject([{ body: { what: 'Appeal AP-7', began_on: '2025-07-01' } }]);
    await expect.element(page.getByText('Since 01 Jul 2025')).toBeVisible();
  });

  test('end on a day, which the server may refuse at its field', async () => {
    const detail = 'They began on 1 July 2025.';
    const written = problem(422, 'proceedings_end_too_early', detail, {
      facts: { field: 'ended_on' },
    });
    const { writes } = await open({ written });
    await userEvent.click(button('End Appeal AP-7'));
    await expect.element(field('Ended on')).toHaveFocus();
    await userEvent.fill(field('Ended on'), '30 jun 2025');
    await accept();
    await expect.element(field('Ended on')).toHaveAttribute('aria-invalid', 'true');
    expect(writes()).toMatchObject([
      { path: expect.stringMatching(/proceedings\/1\/end$/), body: { ended_on: '2025-06-30' } },
    ]);
  });
});

describe('the part as a whole', () => {
  test('is only read by who may not change it', async () => {
    await open({ readOnly: true });
    await expect.element(field('Legal form')).toBeDisabled();
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('says why it did not come, and is asked for again', async () => {
    await open({ read: ['silence', ok(BOTH)] });
    await userEvent.click(button('Try again'));
    await expect.element(page.getByText('Since 01 Jul 2025')).toBeVisible();
  });

  test.each([1440, 390])('fits a window of %i pixels, without a barrier', async (width) => {
    await page.viewport(width, 844);
    const long = { ...lasting, what: 'W'.repeat(200) };
    await open({ read: [ok({ ...BOTH, proceedings: [long, ended] })] });
    await expect.element(page.getByText('Since 01 Jul 2025')).toBeVisible();
    await expectNoViolations(page.getByRole('main').element());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
