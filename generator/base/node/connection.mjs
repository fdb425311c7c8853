// Answers requests from Go. Messages arrive on standard input: each is a 32-bit length and
// that many bytes of JSON. The first contains the port to answer on.
//
// Answers are records: one byte for the kind, a 32-bit length, and the bytes. They use a
// separate connection, so that printed output cannot be mistaken for an answer.
//
// When Go exits, for whatever reason, standard input is closed and this process exits too.
import { connect } from 'node:net';

// Calls respond for each message in turn, and sends the records that it returns: pairs of a
// kind and a string or bytes. started is called with the first message.
function answer(respond, started) {
  let answers;
  let pending = Buffer.alloc(0);
  let busy = false;

  process.stdin.on('end', () => process.exit());
  process.stdin.on('data', (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    void drain();
  });

  async function drain() {
    if (busy) return;
    busy = true;
    while (pending.length >= 4 && pending.length >= 4 + pending.readUInt32BE(0)) {
      const end = 4 + pending.readUInt32BE(0);
      const message = JSON.parse(pending.toString('utf8', 4, end));
      pending = pending.subarray(end);
      if (!answers) start(message);
      else answers.write(pack(await respond(message)));
    }
    busy = false;
  }

  function start(message) {
    started?.(message);
    answers = connect(message.port, '127.0.0.1').setNoDelay();
    answers.on('close', () => process.exit());
    answers.write(message.token);
  }
}

// One buffer for all records, so that nothing is copied twice.
function pack(records) {
  const sizes = records.map(([, data]) => Buffer.byteLength(data));
  const packed = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + 5 + size, 0));
  let at = 0;
  records.forEach(([kind, data], i) => {
    at = packed.writeUInt8(kind, at);
    at = packed.writeUInt32BE(sizes[i], at);
    at += typeof data === 'string' ? packed.write(data, at) : data.copy(packed, at);
  });
  return packed;
}
