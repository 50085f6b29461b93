// By what the book depreciates, and which accounts take the credit.
import { useQuery } from '@tanstack/react-query';
import {
  readDepreciation,
  setDepreciationPolicy,
} from '#api/contract/account/assets/depreciation.ts';
import type { DepreciationPolicyReply } from '#api/contract/account/assets/depreciation.ts';
import { depreciationBasis, depreciationCredit } from '#core/asset-posting/terms.ts';
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import type { AssetClass } from '#core/depreciation/terms.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { accountListOf } from '#web/client/lists.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

const BASES = [
  { value: 'schedule-ii', label: 'Schedule II' },
  { value: 'income-tax', label: 'Income-tax rates' },
];
const CREDITS = [
  { value: 'accumulated', label: 'Accumulated depreciation' },
  { value: 'asset', label: 'The account of the asset' },
];

type Props = {
  readonly bookId: number;
  readonly policy: DepreciationPolicyReply;
  /** The classes of the assets of the register. */
  readonly classes: readonly AssetClass[];
};

export function PolicyCard({ bookId, policy, classes }: Props) {
  const { busy, failure, send } = useSend();
  const set = (changes: Partial<DepreciationPolicyReply>) => {
    if (busy) return;
    const body = { ...policy, ...changes };
    void send(
      () => call(setDepreciationPolicy, { params: { bookId }, body }),
      () => invalidate(readDepreciation),
    );
  };
  return (
    <section
      aria-label="How this book depreciates"
      className="card mt-6 grid grid-cols-[minmax(0,1fr)] gap-3 p-4 print:hidden"
    >
      <h2 className="text-h2 font-semibold">How this book depreciates</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Reckoned by"
          value={policy.basis}
          options={BASES}
          readOnly={busy}
          onChange={(basis) => set({ basis: depreciationBasis.parse(basis) })}
        />
        <SelectField
          label="Credited to"
          value={policy.credit}
          options={CREDITS}
          readOnly={busy}
          onChange={(credit) => set({ credit: depreciationCredit.parse(credit) })}
        />
      </div>
      {policy.credit === 'accumulated' && policy.basis === 'schedule-ii' && (
        <ClassAccounts bookId={bookId} policy={policy} classes={classes} busy={busy} set={set} />
      )}
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
    </section>
  );
}

type ClassProps = Props & {
  readonly busy: boolean;
  readonly set: (changes: Partial<DepreciationPolicyReply>) => void;
};

function ClassAccounts({ bookId, policy, classes, busy, set }: ClassProps) {
  const accounts = useQuery(accountListOf(bookId)).data ?? [];
  const choices = accounts
    .filter(({ retired, group }) => !retired && group === 'fixed-assets')
    .map(({ id, name, accountType: detail }) => ({ id, name, detail }));
  const choose = (of: AssetClass, accountId: number | null) => {
    const others = policy.classAccounts.filter((one) => one.assetClass !== of);
    const own = accountId === null ? [] : [{ assetClass: of, accountId }];
    set({ classAccounts: [...others, ...own] });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {classes.map((of) => {
        const { name } = USEFUL_LIVES[of];
        const own = policy.classAccounts.find((one) => one.assetClass === of)?.accountId;
        return (
          <Field key={of} label={name}>
            {(control) => (
              <Picker
                id={control.id}
                label={name}
                noun="account"
                choices={choices}
                chosen={choices.find(({ id }) => id === own) ?? null}
                onChoose={(id) => choose(of, id)}
                placeholder="Accumulated Depreciation"
                readOnly={busy}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}
