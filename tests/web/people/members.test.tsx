import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeMember, listMembers, removeMember } from '#api/contract/book/book.ts';
import { listInvitations } from '#api/contract/book/invitation.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { MembersPage } from '#web/features/book/members/MembersPage.tsx';
import recorded from '#tests/specimens/replies/listMembers.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { meera, show } from '../support/show.tsx';

const open = () => show(MembersPage, { path: '/book/1/members' });
const owner = { ...recorded[0], person_id: meera.id, name: meera.name, role: 'owner' as const };
const deepak = { ...owner, person_id: 9, name: 'Deepak Rao', role: 'data entry' as const };
const both = ok([owner, deepak]);

const answering = (list: Answer, ...more: [Endpoint, ...Answer[]][]) =>
  serverAnswers([
    [listMembers, list],
    [sessionCheck, ok(meera)],
    ...more,
    [listInvitations, ok([])],
  ]);

describe('the members of a book', () => {
  test('are announced while they load', async () => {
    answering('waiting');
    await open();
    await expect.element(page.getByLabelText('Loading the members')).toBeInTheDocument();
  });

  test('stand with their roles, which an owner may change', async () => {
    const calls = answering(both, [changeMember, ok({ ...deepak, role: 'auditor' })]);
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
    const buttons = page.getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Print/),
      'Export',
      'Leave this book',
    ]);
  });

  test('a removal says what it means and waits for a yes', async () => {
    const calls = answering(both, [removeMember, ok({})]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Remove Deepak Rao' }));
    await expect.element(page.getByRole('dialog', { name: 'Remove Deepak Rao' })).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('DELETE'))).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Remove member' }));
    await expect.poll(() => calls.filter(({ path }) => path.startsWith('DELETE')).length).toBe(1);
  });

  test('say in words how their addresses were confirmed', async () => {
    answering(
      ok([
        { ...owner, confirmation: 'by-use' },
        { ...deepak, confirmation: 'awaited' },
      ]),
    );
    await open();
    await expect.element(page.getByText('Address confirmed by use')).toBeVisible();
    await expect.element(page.getByText('Address not confirmed yet')).toBeVisible();
  });

  test('may leave, which says what it means and waits for a yes', async () => {
    const calls = answering(
      ok([
        { ...owner, person_id: 9 },
        { ...deepak, person_id: meera.id },
      ]),
      [removeMember, ok({})],
    );
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Leave this book' }));
    const dialog = page.getByRole('dialog', { name: 'Leave this book' });
    await expect.element(dialog.getByText(/lose access to ‘Sahyadri Traders’/)).toBeVisible();
    expect(calls.filter(({ path }) => path.startsWith('DELETE'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave this book' }));
    await expect
      .poll(() => calls.filter(({ path }) => path.startsWith('DELETE')))
      .toMatchObject([{ path: `DELETE /api/islogin/book/1/members/${meera.id}` }]);
  });

  test('the last owner is told why they cannot leave', async () => {
    const detail = 'A book needs an owner; make somebody else an owner first.';
    answering(both, [removeMember, problem(409, 'book_needs_an_owner', detail)]);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Leave this book' }));
    const dialog = page.getByRole('dialog', { name: 'Leave this book' });
    await userEvent.click(dialog.getByRole('button', { name: 'Leave this book' }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(detail);
  });
});

describe('the roles', () => {
  test('one table says what each role may do', async () => {
    answering(both);
    await open();
    const row = page.getByRole('row', { name: /^Post entries/ });
    await expect.element(row).toBeVisible();
    expect(row.getByText('yes').elements().length).toBe(3);
    expect(row.getByText('no', { exact: true }).elements().length).toBe(1);
  });

  test('when the members cannot be loaded, the page says so and asks again', async () => {
    answering({ status: 500, body: null });
    await open();
    await expect.element(page.getByText('Could not load the members. Try again')).toBeVisible();
  });
});
