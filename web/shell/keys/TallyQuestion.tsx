// Asked once, on the first entry form: whether F5 may open a payment instead of reloading.
import { useAtom } from 'jotai';
import { preferencesAtom } from '#web/state/preferences.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

export function TallyQuestion() {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  if (preferences.tallyAsked || preferences.tallyKeys) return null;
  const answer = (tallyKeys: boolean) =>
    setPreferences({ ...preferences, tallyKeys, tallyAsked: true });
  return (
    <div className="mb-3 max-sm:hidden pointer-coarse:hidden">
      <Notice kind="remark">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>Use Tally keys here? F5 will open a payment instead of reloading.</span>
          <span className="flex gap-2">
            <Button onClick={() => answer(true)}>Use Tally keys</Button>
            <Button kind="quiet" onClick={() => answer(false)}>
              Not now
            </Button>
          </span>
        </div>
      </Notice>
    </div>
  );
}
