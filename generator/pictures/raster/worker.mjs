// Makes pixels for Go, with sharp. A message is one task. The answer is as many DONE records as the
// task requires, or one FAILED record, which says what is wrong with the image. No record contains
// metadata of the camera or the place.
import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';

// require takes half the time of an import. It finds the site's sharp: Node was started in its folder.
let sharp, absent;
try {
  sharp = createRequire(process.cwd() + '/')('sharp');
  // Go runs one process per processor, and requests no image twice.
  sharp.concurrency(1);
  sharp.cache(false);
} catch (error) {
  [absent] = String(error?.message ?? error).split('\n');
}

const DONE = 0;
const FAILED = 1;
const ABSENT = 2;

// Go has checked the size already; this is for a file whose header is wrong.
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
    // If no file can be opened, sharp blames the image. This throws the real error, and ends Node.
    if (task.file) closeSync(openSync(task.file));
    return [[FAILED, String(error?.message ?? error)]];
  }
});

const tasks = {
  // The image's size after rotation, and a placeholder small enough to inline in every page.
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

  // A file for each target. The image is read once.
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

  // The pixels of a drawing, at its own size.
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
