// Says that the lines are not what the voucher type says, and changes it with one key.
import type { Account } from '#api/contract/account/account.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { journalWords as wording } from '../wording.ts';
import type { JournalDraft, ManualVoucherType } from '../draft/draft.ts';
import { fittingTypeOf } from '../draft/fitting.ts';

type Props = {
  readonly draft: JournalDraft;
  readonly accounts: readonly Account[];
  readonly busy: boolean;
  readonly onChange: (type: ManualVoucherType) => void;
};

const KEY = 'Alt+T';

export function TypeOffer({ draft, accounts, ...rest }: Props) {
  const fitting = fittingTypeOf(draft, accounts);
  return fitting === null ? null : <Offer type={draft.voucherType} fitting={fitting} {...rest} />;
}

type OfferProps = Pick<Props, 'busy' | 'onChange'> & {
  readonly type: ManualVoucherType;
  readonly fitting: ManualVoucherType;
};

function Offer({ type, fitting, busy, onChange }: OfferProps) {
  const change = () => {
    if (!busy) onChange(fitting);
  };
  useKeys('Voucher type', [{ keys: KEY, does: wording.changeTypeTo(fitting), run: change }]);
  return (
    <Notice kind="warning">
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {wording.notOfType[type]} This is a {fitting}.
        </span>
        <Button kind="quiet" disabled={busy} aria-keyshortcuts={KEY} onClick={change}>
          {wording.changeTypeTo(fitting)} <Kbd>{keyLabel(KEY)}</Kbd>
        </Button>
      </div>
    </Notice>
  );
}
