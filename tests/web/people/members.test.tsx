import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addMember, changeMember, listMembers, removeMember } from '#api/contract/book/book.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { MembersPage } from '#web/features/book/members/MembersPage.tsx';
import recorded from '#tests/specimens/replies/listMembers.json' with { type: 'json' };
import added from '#tests/specimens/replies/addMember.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const open = () => show(MembersPage, { path: '/book/1/members' });
const owner = { ...recorded[0], person_id: meera.id, name: meera.name, role: 'owner' as const };
const deepak = { ...owner, person_id: 9, name: 'Deepak Rao', role: 'data entry' as const };
const both = ok([owner, deepak]);

const answering = (list: Answer, ...more: [typeof addMember, Answer][]) =>
  serverAnswers([[listMembers, list], [sessionCheck, ok(meera)], ...more]);

describe('the members of a book', () => {
  test('are announced while they load', async () => {
    answering('waiting');
    await open();
    await expect.element(page.getByLabelText('Loading the members')).toBeInTheDocument();
  });

  test('stand with their roles, which an owner may change', async () => {
    const calls = serverAnswers([
      [listMembers, both],
      [changeMember, ok({ ...deepak, role: 'auditor' })],
      [sessionCheck, ok(meera)],
    ]);
    await open();
    const role = page.getByLabelText('Role of Deepak Rao');
    await expect.element(role).toHaveValue('data entry');
    await userEvent.selectOptions(role, 'auditor');
    await expect
      .poll(() => calls.filter(({ path }) => path.startsWith('PUT')))
      .toMatchObject([{ body: { role: 'auditor' } }]);
  });

  test('are only read by somebody who is no owner', async () => {
    answering(
      ok([
        { ...owner, person_id: 9 },
        { ...deepak, person_id: meera.id },
      ]),
    );
    await open();
    await expect.element(page.getByText('Deepak Rao')).toBeVisible();
    expect(page.getByRole('combobox').elements()).toEqual([]);
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('a removal says what it means and waits for a yes', async () => {
    const calls = serverAnswers([
      [listMembers, both],
      [removeMember, ok({})],
      [sessionCheck, ok(meera)],
    ]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Remove Deepak Rao' }));
    await expect.element(page.getByRole('dialog', { name: 'Remove Deepak Rao' })).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('DELETE'))).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Remove member' }));
    await expect.poll(() => calls.filter(({ path }) => path.startsWith('DELETE')).length).toBe(1);
  });

  test('an invitation that is refused keeps what was typed', async () => {
    const detail = 'Nobody is registered with this email yet; ask them to register.';
    answering(both, [addMember, problem(422, 'person_not_registered', detail)]);
    await open();
    const email = page.getByLabelText('Email', { exact: true });
    await userEvent.fill(email, 'new@example.in');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await expect.element(email).toHaveValue('new@example.in');
  });

  test('an invitation that is taken empties the field', async () => {
    answering(both, [addMember, ok(added)]);
    await open();
    const email = page.getByLabelText('Email', { exact: true });
    await userEvent.fill(email, 'new@example.in');
    await userEvent.keyboard('{Enter}');
    await expect.element(email).toHaveValue('');
  });

  test('an empty invitation says what is missing', async () => {
    answering(both);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Add member' }));
    await expect.element(page.getByText('Enter an email address.')).toBeVisible();
  });

  test('one table says what each role may do', async () => {
    answering(both);
    await open();
    const row = page.getByRole('row', { name: /^Post entries/ });
    await expect.element(row).toBeVisible();
    expect(row.getByText('yes').elements().length).toBe(3);
    expect(row.getByText('no', { exact: true }).elements().length).toBe(1);
  });

  test('when they cannot be loaded, the page says so and asks again', async () => {
    answering({ status: 500, body: null });
    await open();
    await expect.element(page.getByText('Could not load the members. Try again')).toBeVisible();
  });
});
