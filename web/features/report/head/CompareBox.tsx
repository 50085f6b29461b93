// What a report stands beside: the periods that are compared most, each by a tick, and any others.
import { COMPARISONS_MAX } from '#core/statement/index.ts';
import { counted } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { BoxButton } from '#web/ui/overlays/BoxButton.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { comparisonLabel, comparisonsText, NAMED_COMPARISONS } from '../columns/comparisons.ts';
import type { ReportLayout } from '../columns/use-report-layout.ts';

type Props = { readonly layout: ReportLayout; readonly onAdd: () => void };

/** Nothing on a phone, which has room for one column. */
export function CompareBox({ layout: { compared, set }, onAdd }: Props) {
  const wide = useWide();
  const others = (name: string) => compared.filter((one) => one !== name);
  const named = NAMED_COMPARISONS.map(({ value }) => value);
  const offered = [...new Set<string>([...named, ...compared])];
  const isFull = compared.length >= COMPARISONS_MAX;
  if (!wide) return null;
  return (
    <BoxButton label="Compare" value={comparedInWords(compared)}>
      <div className="flex flex-col gap-1">
        {offered.map((name) => (
          <Checkbox
            key={name}
            checked={compared.includes(name)}
            onChange={(isShown) => {
              if (isShown && isFull) return;
              set({ compare: comparisonsText(isShown ? [...compared, name] : others(name)) });
            }}
          >
            {comparisonLabel(name)}
          </Checkbox>
        ))}
      </div>
      {compared.length > 0 && (
        <Button kind="quiet" onClick={() => set({ compare: comparisonsText([]) })}>
          None
        </Button>
      )}
      <Button onClick={onAdd} aria-keyshortcuts="Alt+C">
        Add column <Kbd>{keyLabel('Alt+C')}</Kbd>
      </Button>
    </BoxButton>
  );
}

/** @returns `Last year`, or `3 columns` of several. */
function comparedInWords(compared: readonly string[]): string {
  const [first] = compared;
  if (first === undefined) return '';
  return compared.length === 1 ? comparisonLabel(first) : counted(compared.length, 'column');
}
