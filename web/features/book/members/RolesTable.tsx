// What each role may do, in one table.
import { Cell, TableHead, HeadRow, TableRow } from '#web/ui/lists/Table.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { DUTIES, may, ROLES } from './duties.ts';

export function RolesTable() {
  return (
    <section>
      <h2 className="mb-2 text-h2 font-semibold">What each role may do</h2>
      <div className="card">
        <table className="w-full">
          <caption className="sr-only">Duties and the roles that have them</caption>
          <thead>
            <HeadRow>
              <TableHead>Duty</TableHead>
              {ROLES.map(({ role, title }) => (
                <TableHead key={role} className="px-1! text-center! sm:px-3!">
                  {title}
                </TableHead>
              ))}
            </HeadRow>
          </thead>
          <tbody>
            {DUTIES.map(({ duty, right }) => (
              <TableRow key={duty}>
                <th scope="row" className="px-3 py-1.5 text-left font-normal">
                  {duty}
                </th>
                {ROLES.map(({ role }) => (
                  <Cell key={role} className="px-1! text-center">
                    {may(role, right) ? (
                      <span className="inline-block">
                        <Icon name="check" size={16} />
                        <span className="sr-only">yes</span>
                      </span>
                    ) : (
                      <span className="sr-only">no</span>
                    )}
                  </Cell>
                ))}
              </TableRow>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
