// COPY … FROM STDIN: rows in bulk, with neither a plan nor parameters. The driver speaks the
// protocol and leaves the rows to a query of one's own.
import pg from 'pg';

/** What the driver's connection can do beyond its declared types. */
type CopyConnection = {
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
};

class CopyQuery extends pg.Query {
  readonly #lines: string;

  constructor(text: string, lines: string, done: (error?: Error | null) => void) {
    super(text, done);
    this.#lines = lines;
  }

  /** The driver calls this when the server is ready to take the rows. */
  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#lines));
    connection.endCopyFrom();
  }
}

type CopiedTable = { readonly name: string; readonly columns: Readonly<Record<string, unknown>> };

/**
 * While rows are copied in, the server takes nothing else: no other query of the connection may
 * be sent before the promise is kept.
 * @param lines rows in COPY's text format, the columns in the table's order.
 */
export function copyIn(
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
  lines: string,
): Promise<void> {
  const text = `copy ${name} (${Object.keys(columns).join(', ')}) from stdin`;
  return new Promise((resolve, reject) => {
    client.query(new CopyQuery(text, lines, (error) => (error ? reject(error) : resolve())));
  });
}
