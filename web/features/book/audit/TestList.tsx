// All tests by name with how many hits each has; one of them is open beside it.
import type { AuditReply } from '#api/contract/book/log/audit.ts';
import { counted, formatCount } from '#web/format/money.ts';
import type { TestName } from './queries.ts';

type Props = {
  readonly tests: AuditReply['tests'];
  readonly open: TestName;
  readonly onOpen: (test: TestName) => void;
};

export const TestList = ({ tests, open, onOpen }: Props) => (
  <ul aria-label="Tests" className="card audit-tests print:hidden">
    {tests.map(({ test, title, count, notes }) => (
      <li key={test}>
        <button
          type="button"
          aria-current={test === open ? 'true' : undefined}
          onClick={() => onOpen(test)}
          className={`audit-test ${test === open ? 'is-open' : ''}`}
        >
          <span>
            {title}
            {notes > 0 && (
              <span className="block text-xs text-ink-3">{counted(notes, 'note')}</span>
            )}
          </span>
          <span className={`num ${count === 0 ? 'text-ink-3' : 'font-semibold'}`}>
            {formatCount(count)}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
