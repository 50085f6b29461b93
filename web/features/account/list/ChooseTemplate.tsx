// The starter charts as a choice of two, for a form that goes on once one is there.
import { STARTER_CHARTS } from '#core/account/index.ts';
import type { ChartName } from '#core/account/index.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { accountWords as wording } from '../wording.ts';
import { useTemplate } from './use-template.ts';

const CHARTS: readonly ChartName[] = ['sales', 'cabes'];

type ChooseTemplateProps = {
  readonly bookId: number;
  readonly onChosen: () => void;
};

export function ChooseTemplate({ bookId, onChosen }: ChooseTemplateProps) {
  const { busy, failure, apply } = useTemplate(bookId);
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {CHARTS.map((chart, index) => (
          <li key={chart} className="flex flex-col gap-1">
            <Button
              kind={index === 0 ? 'primary' : 'secondary'}
              disabled={busy}
              onClick={() => void apply(chart, onChosen)}
            >
              {wording.templates[chart]}
            </Button>
            <span className="text-center text-xs text-ink-2">
              {formatCount(STARTER_CHARTS[chart].length)} accounts
            </span>
          </li>
        ))}
      </ul>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
    </>
  );
}
