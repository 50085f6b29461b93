// Why goods move without an invoice, and whether their quantity is known (CGST Rule 55).
import { challanReason } from '#core/trade/kinds/presale/terms.ts';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { CHALLAN_REASONS, presaleWords as wording } from '../wording.ts';
import type { EditorParts } from '../editor/parts.ts';

export function ChallanFields({ typing, errors, busy }: EditorParts) {
  const { draft, change } = typing;
  const error = errors['challan-reason'];
  return (
    <fieldset disabled={busy} className="flex max-w-105 flex-col gap-2 pb-4">
      <legend className="sr-only">Of this delivery challan</legend>
      <label htmlFor="challan-reason" className="text-sm text-ink-2">
        {wording.reason}
      </label>
      <select
        id="challan-reason"
        data-place="challan-reason"
        value={draft.challanReason ?? ''}
        aria-invalid={error !== undefined}
        aria-describedby="challan-reason-text"
        onChange={({ target }) => {
          const chosen = challanReason.safeParse(target.value);
          change((now) => ({ ...now, challanReason: chosen.data ?? null }));
        }}
        className="control"
      >
        <option value="">{wording.chooseReason}</option>
        {CHALLAN_REASONS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div id="challan-reason-text">{error !== undefined && <FieldError>{error}</FieldError>}</div>
      <Checkbox
        checked={draft.quantityProvisional}
        onChange={(quantityProvisional) => change((now) => ({ ...now, quantityProvisional }))}
      >
        {wording.provisional}
      </Checkbox>
    </fieldset>
  );
}
