// Puts a type of the book under a group, without leaving the form of an account.
import type { FormEvent } from 'react';
import type { AccountType } from '#api/contract/account/account.ts';
import { listAccountTypes } from '#api/contract/account/account.ts';
import { changeRecord } from '#api/contract/entity/entity.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { GROUP_MISSING, GroupField } from '#web/shell/form/fields/GroupField.tsx';
import { FormFailure } from '#web/shell/form/FormFrame.tsx';
import { startUnkept } from '#web/shell/form/use-kept-fields.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props = {
  readonly bookId: number;
  readonly types: readonly AccountType[];
  readonly type: AccountType;
  readonly onClose: () => void;
};

export function GroupDialog({ bookId, types, type, onClose }: Props) {
  const form = useRecordForm<{ readonly group: string }, unknown, AccountType>({
    start: startUnkept({ group: '' }),
    editing: {
      begun: type,
      latest: () => latestOf(bookId, type),
      fieldsOf: (one) => ({ group: one.group ?? '' }),
      seqOf: ({ seq }) => seq,
    },
    check: ({ group }) => (group === '' ? { group: GROUP_MISSING } : {}),
    write: ({ group }, seen) => {
      const body = { group, expected: seen?.seq, book_id: bookId };
      return call(changeRecord, { params: { entity: 'account_type', id: type.id }, body });
    },
    async onSaved() {
      await invalidate(listAccountTypes);
      onClose();
    },
  });
  const { fields, set, errors, busy } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <Dialog title={`Group of ${type.name}`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <GroupField
          types={types}
          value={fields.group}
          onChange={(group) => set({ group })}
          error={errors['group']}
          readOnly={busy}
          first
        />
        <p className="text-sm text-ink-3">
          Applies to accounts added from now on. Move the others one by one, each on its own form.
        </p>
        <FormFailure failure={form.failure} conflict={form.conflict} />
        <Button
          type="submit"
          kind="primary"
          className="self-start"
          busyText={busy ? 'Saving…' : null}
        >
          Save group
        </Button>
      </form>
    </Dialog>
  );
}

/** One that is gone is told as it was: the write then says what became of it. */
async function latestOf(bookId: number, type: AccountType): Promise<CallResult<AccountType>> {
  const read = await call(listAccountTypes, { query: { book_id: bookId } });
  if (!read.ok) return read;
  return { ok: true, value: read.value.find(({ id }) => id === type.id) ?? type };
}
