// Makes pixels for Go, with sharp. A message is one task; it is answered by DONE records,
// as many as the task asks for, or by one FAILED record, which says what is wrong with the
// picture. What a picture says of its camera and its place is in none of them.
import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';

// Half the time of an import. It is the site's: Node was started in its folder.
let sharp, absent;
try {
  sharp = createRequire(process.cwd() + '/')('sharp');
  // Go runs one process for each processor, and asks for no picture twice.
  sharp.concurrency(1);
  sharp.cache(false);
} catch (error) {
  [absent] = String(error?.message ?? error).split('\n');
}

const DONE = 0;
const FAILED = 1;
const ABSENT = 2;

// Go has looked at the size before; this is for a file that lies about it.
const input = { limitInputPixels: 16_383 ** 2, sequentialRead: true, failOn: 'error' };

const formats = {
  // More effort takes ten times as long, for files of the same size.
  avif: { quality: 50, effort: 1 },
  webp: { quality: 75, effort: 2 },
  jpeg: { quality: 76 },
  png: { compressionLevel: 9 },
};

answer(async (task) => {
  if (absent) return [[ABSENT, absent]];
  try {
    const records = await tasks[task.do](task);
    return records.map((data) => [DONE, data]);
  } catch (error) {
    // Where no file can be opened, sharp blames the picture. This says what it is, and ends Node.
    if (task.file) closeSync(openSync(task.file));
    return [[FAILED, String(error?.message ?? error)]];
  }
});

const tasks = {
  // Its size as it is seen, and a picture of it that is small enough for every page.
  async inspect({ file }) {
    const { autoOrient, hasAlpha, pages } = await sharp(file, input).metadata();
    const tiny = await upright(file)
      .resize(20, 20, { fit: 'inside' })
      .blur(0.8)
      .webp({ quality: 40, alphaQuality: 40 })
      .toBuffer();
    const facts = { ...autoOrient, hasAlpha, pages: pages ?? 1 };
    return [JSON.stringify({ ...facts, placeholder: tiny.toString('base64') })];
  },

  // A file for each target. The picture is read once.
  async encode({ file, targets }) {
    const { data, info } = await upright(file)
      .resize({ width: Math.max(...targets.map(({ width }) => width)) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const records = [];
    for (const { width, format } of targets) {
      const resized = sharp(data, { raw: info }).resize({ width });
      records.push(await resized[format](formats[format]).toBuffer());
    }
    return records;
  },

  // The pixels of a drawing, in its own size.
  draw: ({ svg }) => pixels(sharp(Buffer.from(svg), input)),

  // The pixels of a photograph that fills a box.
  fill: ({ file, width, height }) => pixels(upright(file).resize(width, height)),
};

function upright(file) {
  return sharp(file, input).autoOrient().toColourspace('srgb');
}

async function pixels(image) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(info.width, 0);
  size.writeUInt32BE(info.height, 4);
  return [Buffer.concat([size, data])];
}
