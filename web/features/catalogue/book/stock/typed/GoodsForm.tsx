// What every form of stock has around its lines: its day above them, its narration below.
import { useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';

type DayAndNarration = { readonly date: string; readonly narration: string };

type Props = {
  /** As the list of keys names it: Stock journal. */
  readonly name: string;
  readonly save: string;
  readonly form: ComponentProps<typeof FormFrame>['form'] &
    ComponentProps<typeof Restored>['form'] & {
      readonly fields: DayAndNarration;
      readonly set: (change: Partial<DayAndNarration>) => void;
      readonly today: CalendarDate;
      readonly dateError: string | undefined;
      readonly narrationError: string | undefined;
      /** What is unusual about it, before it is posted. */
      readonly warnings: readonly string[];
    };
  /** What it does, where its name does not say it. */
  readonly intro: string | null;
  readonly width: string;
  readonly besideDate?: ReactNode;
  readonly children: ReactNode;
};

export function GoodsForm({ name, save, form, intro, width, besideDate, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useKeys(name, [
    {
      keys: 'F2',
      does: 'Change the date',
      run: () => page.current?.querySelector<HTMLElement>('[data-day] input')?.focus(),
    },
  ]);
  return (
    <div ref={page} className={`card p-4 ${width}`}>
      <Restored form={form} />
      {intro !== null && <p className="mb-3 max-w-prose text-ink-2">{intro}</p>}
      <FormFrame form={form} save={save}>
        <div className="flex flex-wrap gap-3">
          <div data-day="" className="w-56">
            <DateField
              label="Date"
              text={form.fields.date}
              onText={(date) => form.set({ date })}
              today={form.today}
              readOnly={form.busy}
              error={form.dateError}
            />
          </div>
          {besideDate}
        </div>
        {children}
        <TextField
          label="Narration"
          optional
          value={form.fields.narration}
          onChange={(narration) => form.set({ narration })}
          error={form.narrationError}
          input={{ readOnly: form.busy, maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
        />
        <ActWarnings texts={form.warnings} />
      </FormFrame>
    </div>
  );
}
