// What is remembered on this device only.
import type { ReactNode } from 'react';
import { useAtom } from 'jotai';
import { preferencesAtom } from '#web/state/preferences.ts';
import type { Preferences } from '#web/state/preferences.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Switch } from '#web/ui/inputs/Switch.tsx';
import { creationsByKey } from '#web/shell/commands/places.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

const DENSITIES = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'default', label: 'Default' },
  { value: 'compact', label: 'Compact' },
] as const;

const DASHBOARDS = [
  { value: 'figures', label: 'Figures' },
  { value: 'links', label: 'Link cards' },
] as const;

export function PreferencesCard() {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const set = (change: Partial<Preferences>) => setPreferences({ ...preferences, ...change });
  return (
    <section className="card flex flex-col gap-4 p-4">
      <h2 className="text-h2 font-semibold">Preferences on this device</h2>
      <Choice title="Theme">
        <Segmented
          label="Theme"
          options={THEMES}
          value={preferences.theme}
          onChange={(theme) => set({ theme })}
        />
      </Choice>
      <Choice title="Rows">
        <Segmented
          label="Rows"
          options={DENSITIES}
          value={preferences.density}
          onChange={(density) => set({ density })}
        />
      </Choice>
      <Choice title="Dashboard">
        <Segmented
          label="Dashboard"
          options={DASHBOARDS}
          value={preferences.dashboardAs}
          onChange={(dashboardAs) => set({ dashboardAs })}
        />
      </Choice>
      <div>
        <Switch
          checked={preferences.tallyKeys}
          onChange={(tallyKeys) => set({ tallyKeys, tallyAsked: true })}
          hint="F5 opens a payment instead of reloading the page."
        >
          Tally keys
        </Switch>
        <TallyKeyTable />
        <Switch
          checked={preferences.singleKeys}
          onChange={(singleKeys) => set({ singleKeys })}
          hint="G D, X, / and the other keys of one character; they rest while you type."
        >
          Single-key shortcuts
        </Switch>
        <Switch
          checked={preferences.keepEntering}
          onChange={(keepEntering) => set({ keepEntering })}
          hint="Stay on the form after posting."
        >
          Keep entering
        </Switch>
      </div>
    </section>
  );
}

function Choice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1 font-medium text-ink-2">
        {title}
      </p>
      {children}
    </div>
  );
}

// What each key of Tally does here. The vouchers come from the list that the keys come from.
const OTHERS = [
  { keys: 'Ctrl+A', does: 'Post or save what is open' },
  { keys: 'Alt+X', does: 'Correct the entry' },
  { keys: 'Alt+F1', does: 'Day book with its lines' },
] as const;

function TallyKeyTable() {
  const vouchers = creationsByKey(useScope()).flatMap(({ name, tally }) =>
    tally === undefined ? [] : [{ keys: tally, does: name }],
  );
  const rows = [...vouchers.toSorted((a, b) => a.keys.localeCompare(b.keys)), ...OTHERS];
  return (
    <table aria-label="Keys of Tally" className="mb-2 ml-12 text-sm">
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys}>
            <th scope="row" className="py-0.5 pr-3 text-left">
              <Kbd spoken>{keyLabel(keys)}</Kbd>
            </th>
            <td className="text-ink-2">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
