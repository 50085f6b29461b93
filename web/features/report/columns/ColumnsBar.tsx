// What a report stands beside: each column with its cross, and how another one is added.
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { comparisonLabel, comparisonsText } from './comparisons.ts';
import type { ReportLayout } from './use-report-layout.ts';

type Props = { readonly layout: ReportLayout; readonly onAdd: () => void };

export function ColumnsBar({ layout: { compared, set }, onAdd }: Props) {
  const without = (name: string) =>
    set({ compare: comparisonsText(compared.filter((one) => one !== name)) });
  return (
    <ul aria-label="Compared with" className="contents">
      {compared.map((name) => (
        <li
          key={name}
          className="inline-flex min-h-(--row) items-center rounded-full bg-brand-soft text-sm text-brand-ink"
        >
          <span className="pl-3 font-medium">{comparisonLabel(name)}</span>
          <button
            type="button"
            aria-label={`Hide column ${comparisonLabel(name)}`}
            onClick={() => without(name)}
            className="grid min-h-(--row) w-8 place-items-center rounded-full hover:bg-surface-2"
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <Button onClick={onAdd} aria-keyshortcuts="Alt+C">
          Add column
        </Button>
      </li>
    </ul>
  );
}
