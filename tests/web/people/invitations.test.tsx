import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listMembers } from '#api/contract/book/book.ts';
import {
  inviteMember,
  listInvitations,
  withdrawInvitation,
} from '#api/contract/book/invitation.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { MembersPage } from '#web/features/book/members/MembersPage.tsx';
import recorded from '#tests/specimens/replies/listMembers.json' with { type: 'json' };
import invitations from '#tests/specimens/replies/listInvitations.json' with { type: 'json' };
import invited from '#tests/specimens/replies/inviteMember.json' with { type: 'json' };
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

const typeEmail = async (text: string) => {
  await userEvent.fill(page.getByLabelText('E-mail', { exact: true }), text);
  await userEvent.keyboard('{Enter}');
};

describe('an invitation', () => {
  test('that is refused keeps what was typed', async () => {
    const detail = 'This person is a member already, as owner.';
    answering(both, [inviteMember, problem(409, 'member_exists', detail)]);
    await open();
    await typeEmail('new@example.in');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    const email = page.getByLabelText('E-mail', { exact: true });
    await expect.element(email).toHaveValue('new@example.in');
  });

  test('that is mailed empties the field', async () => {
    answering(both, [inviteMember, ok({ ...invited, mailed: true, link: null })]);
    await open();
    await typeEmail('new@example.in');
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toHaveValue('');
    expect(page.getByRole('dialog').elements()).toEqual([]);
  });

  test('that is not mailed shows its link once, to be handed over', async () => {
    answering(both, [inviteMember, ok(invited)]);
    await open();
    await typeEmail('new@example.in');
    const dialog = page.getByRole('dialog', { name: 'Share the link' });
    await expect
      .element(dialog.getByLabelText('Link of the invitation'))
      .toHaveValue(`${location.origin}${invited.link}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(page.getByText(/invitation#token/).elements()).toEqual([]);
  });

  test('that waits, was declined or has ended stands with its state', async () => {
    const [one] = invitations;
    const list = [
      one,
      { ...one, id: 91, state: 'declined', email: 'no@example.in' },
      { ...one, id: 92, state: 'expired', email: 'late@example.in' },
    ];
    serverAnswers([
      [listMembers, both],
      [listInvitations, ok(list)],
    ]);
    await open();
    for (const state of ['Waiting', 'Declined', 'Expired']) {
      await expect.element(page.getByText(state)).toBeVisible();
    }
  });

  test('is withdrawn, or gets a new link', async () => {
    const [one] = invitations;
    const calls = serverAnswers([
      [listMembers, both],
      [listInvitations, ok([one])],
      [withdrawInvitation, ok({})],
      [inviteMember, ok(invited)],
    ]);
    await open();
    const email = one?.email ?? '';
    await userEvent.click(page.getByRole('button', { name: `New link for ${email}` }));
    await expect
      .poll(() => calls.filter(({ path }) => path.startsWith('POST')))
      .toMatchObject([{ body: { email, role: one?.role } }]);
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    const withdraw = page.getByRole('button', { name: `Withdraw the invitation of ${email}` });
    await userEvent.click(withdraw);
    await expect
      .poll(() => calls.filter(({ path }) => path.startsWith('DELETE')))
      .toMatchObject([{ path: `DELETE /api/islogin/book/1/invitations/${one?.id}` }]);
  });

  test('that is empty says what is missing', async () => {
    answering(both);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Invite', exact: true }));
    await expect.element(page.getByText('Enter an e-mail address.')).toBeVisible();
  });
});
