// How money came in: a bar of five, where a first letter chooses and the same letter goes on.
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { PAYMENT_METHODS } from '#web/format/payment-methods.ts';

export type Method = PaymentMethod;

type Props = { readonly value: Method; readonly onChange: (method: Method) => void };

export function MethodChoice({ value, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const choose = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key)) return;
    const at = PAYMENT_METHODS.findIndex((method) => method.value === value);
    const following = [...PAYMENT_METHODS.slice(at + 1), ...PAYMENT_METHODS.slice(0, at + 1)];
    const next = following.find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()));
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.value);
    box.current?.querySelector<HTMLElement>(`[value="${next.value}"]`)?.focus();
  };
  return (
    <div ref={box} data-method="" onKeyDown={choose}>
      <p aria-hidden="true" className="pb-1 font-medium text-ink-2">
        Method
      </p>
      <SegmentedOrSelect
        label="Method"
        value={value}
        options={PAYMENT_METHODS}
        onChange={onChange}
      />
    </div>
  );
}
