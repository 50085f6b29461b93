// What attackers tried from outside, and the tests that try it again. A title that changes is to be
// changed here too.
const API = 'tests/api';

/** The attack, the file, and the title or case of the test. */
export const ATTACKS: readonly (readonly [attack: string, file: string, title: string])[] = [
  [
    'Sixty wrong passwords behind a proxy shut everybody out',
    `${API}/server/proxies/limits.test.ts`,
    'sixty wrong passwords of a stranger refuse nobody else the right one',
  ],
  [
    'A forged X-Forwarded-For makes each try a new address',
    `${API}/server/proxies/limits.test.ts`,
    'a stranger uses up only the limit of his own address',
  ],
  [
    'Registrations of one stranger use up those of all',
    `${API}/server/proxies/limits.test.ts`,
    'registrations and tokens are counted by the caller too',
  ],
  [
    'Wrong passwords for an account lock its owner out',
    `${API}/limits/password-tries.test.ts`,
    'are ten, also at once; the owner elsewhere is not locked out (A47)',
  ],
  [
    'Wrong passwords for many accounts shut an office out',
    `${API}/limits/password-tries.test.ts`,
    'refuse no right password of another account there, and slow it (A48)',
  ],
  [
    'Somebody registers with the address of another and acts as them',
    `${API}/session/address/confirm-address.test.ts`,
    'mails nobody until then, and is told what to do',
  ],
  [
    'A link for one address confirms another',
    `${API}/session/address/confirm-address.test.ts`,
    'is void once the address is changed, and the new one is asked for its own',
  ],
  [
    'An address is changed behind the back of its owner',
    `${API}/session/address/confirm-address.test.ts`,
    'is told to the one before, without the new one',
  ],
  [
    'An installation mails anybody, without end',
    `${API}/limits/calls.test.ts`,
    'asks for fifty mails to others in an hour',
  ],
  [
    'A company is named like a bank, with a link',
    `${API}/jobs/send-invoice.test.ts`,
    'a name that looks like a mail of somebody else is quoted, and is no link',
  ],
  [
    'A hundred mails of one book hold up all others',
    `${API}/jobs/work-in-turns.test.ts`,
    'a hundred of one delay a single one of another by two at most',
  ],
  [
    'A wrong setup code, or a stranger, spoils the first admin',
    `${API}/session/register.test.ts`,
    'spoils nothing by a wrong code: the right one makes an admin until there is one',
  ],
  [
    'Two who register at once both become admins',
    `${API}/session/register.test.ts`,
    'is one of two who have the code and register at once',
  ],
  [
    'Who has learnt a password keeps a session after it is changed',
    `${API}/session/password/change-password.test.ts`,
    'gives this session a new token and ends the person’s others',
  ],
  [
    'Passwords are tried through the form that changes them',
    `${API}/session/password/change-password.test.ts`,
    'is tried as often as a sign-in is, and no oftener',
  ],
  [
    'A session is signed out by who does not have it',
    `${API}/session/own-sessions.test.ts`,
    'that is somebody else’s is as one that is not there',
  ],
  [
    'Silent connections take all places of a server',
    `${API}/server/where/limits.test.ts`,
    'closes one that sent %o and nothing else',
  ],
  [
    'One address holds all connections',
    `${API}/server/where/limits.test.ts`,
    'lets one address hold so many, and a place that is left is free',
  ],
  [
    'Guesses over many accounts leave no trace',
    `${API}/server/access-lines.test.ts`,
    'a sign-in and a failure are lines with the address and a digest of the account',
  ],
  [
    'Who is registered is found by inviting people',
    `${API}/books/members/invitations.test.ts`,
    'answers alike whether somebody is registered or not, but for what is random',
  ],
  [
    'Somebody is put into a book of a stranger, unasked',
    `${API}/books/members/invitations.test.ts`,
    'changes nothing for whom it names: no book, no right',
  ],
  [
    'A book named like one’s own takes its place',
    `${API}/books/members/own-books-first.test.ts`,
    'has their own books first once they accepted, and writes to their own',
  ],
  [
    'An impostor who registered an address first is invited in place of its owner',
    `${API}/books/members/answers.test.ts`,
    'shows nothing to whoever registered with an address that is not confirmed',
  ],
  [
    'A person is kept in a book against their will',
    `${API}/books/members/members.test.ts`,
    'lets anybody leave, here the %s',
  ],
  [
    'A hundred large PDFs of one person hold up those of all',
    `${API}/invoices/many/many-pdfs.test.ts`,
    'are drawn two at a time; who waits too long is told when to come again',
  ],
  [
    'Cookies go over the internet in clear',
    `${API}/server/proxies/settings.test.ts`,
    '%s goes over the internet: the start is refused',
  ],
  [
    'An invoice of nothing is made by a price below a paisa',
    `${API}/invoices/refused.test.ts`,
    'a line that comes to nothing (F43)',
  ],
  [
    'A name that looks the same in other bytes is not found',
    `${API}/entities/where.test.ts`,
    'finds a text whose letters are written in another form of Unicode',
  ],
  [
    'A body that is too large breaks the connection without a word',
    `${API}/bad-inputs/wires/too-large.test.ts`,
    'is answered with 413 each time when it has %d',
  ],
  [
    'A start without its master key puts another in its place',
    'tests/faults/servers/start-and-stop.test.ts',
    'refuses to start without the master key that sealed what is there, and makes no other',
  ],
  [
    'Others on the machine look into the data folder',
    'tests/faults/postgres-start.test.ts',
    'makes a data folder that others cannot look into, nor any user but PostgreSQL’s pass',
  ],
  [
    'One statement destroys the keys of all personal data',
    `${API}/store/append-only.test.ts`,
    'update subject_keys set wrapped_key = null',
  ],
  [
    'Digests of addresses are found by trying',
    `${API}/limits/rate-limits.test.ts`,
    'keep no address readable, nor one that could be found by trying',
  ],
  [
    'A line end in a name forges a line',
    `${API}/bad-inputs/one-line.test.ts`,
    '$field of $name is one line',
  ],
  [
    'Who signs in next on a machine sees what was opened before',
    `${API}/session/sign-in.test.ts`,
    'ends at sign-out, by GET and by POST (A33)',
  ],
  [
    'A stranger piles books up without end',
    `${API}/limits/calls.test.ts`,
    'creates twenty books in a day, and others go on',
  ],
  ['A stranger piles records up without end', `${API}/limits/calls.test.ts`, 'is limited: %s'],
  [
    'A customer who was erased is still read in the log, a table, an export or a paper',
    `${API}/customers/erasure.test.ts`,
    'reads [erased] in events, lists, invoices, statements, exports and papers',
  ],
  [
    'Papers that the law wants kept are made unreadable by an erasure',
    `${API}/customers/erasure.test.ts`,
    'is not erased: the sentence names rule and day',
  ],
];
