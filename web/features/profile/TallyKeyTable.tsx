// What each key of Tally does here. The vouchers come from the list that the keys come from.
import { creationPlaces } from '#web/shell/commands/places.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

const OTHERS = [
  { keys: 'Ctrl+A', does: 'Post or save what is open' },
  { keys: 'Alt+X', does: 'Correct the entry' },
  { keys: 'Alt+F1', does: 'Day book with its lines' },
] as const;

export function TallyKeyTable() {
  const vouchers = creationPlaces(useScope()).flatMap(({ name, tally }) =>
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
