import type { ProductId } from '@terroir/reference';
import {
  ball,
  berries,
  bottle,
  bulb,
  cap,
  carrot,
  each,
  ear,
  jar,
  leaf,
  line,
  path,
  sheep,
  sprig,
  squash,
  strawberry,
  tomato,
} from './crop-shapes.ts';

export interface CropDrawing {
  readonly ground: string;
  readonly table: string;
  readonly drawn: string;
}

/** What stands on the table, by product. */
export const cropDrawings: Readonly<Partial<Record<ProductId, CropDrawing>>> = {
  tomato: {
    ground: '#F6E6D2',
    table: '#E4C9A6',
    drawn: tomato(214, 360, 118) + tomato(402, 388, 92) + tomato(330, 240, 80),
  },
  carrot: { ground: '#EAF0DC', table: '#CDBB93', drawn: carrot(-26) + carrot(26) + carrot(0) },
  lettuce: {
    ground: '#F4EEDD',
    table: '#D9C7A0',
    drawn: [-78, 78, -52, 52, -26, 26, 0]
      .map((turn, at) => leaf(300, 480, 2.1 - at * 0.07, turn, at % 2 === 0 ? '#5E9A3C' : '#86BC5C', '#D6EBB4'))
      .join(''),
  },
  kale: {
    ground: '#E9EEDC',
    table: '#C9BB94',
    drawn: [-48, 48, -20, 20, 0]
      .map((turn, at) => leaf(300, 510, 2.6 - at * 0.08, turn, at % 2 === 0 ? '#2F5D3A' : '#3F7A4C', '#A9C99A'))
      .join(''),
  },
  garlic: { ground: '#EFE6EA', table: '#CDB9A4', drawn: bulb(214, 350, 1.15) + bulb(394, 376, 1) },
  potato: {
    ground: '#F1EBD8',
    table: '#CBB58C',
    drawn:
      ball(210, 400, 104, '#C99A57', '#F1D9A8') +
      ball(402, 410, 92, '#BD8C4A', '#EBCF98') +
      ball(300, 300, 98, '#D4A764', '#F6E3B8'),
  },
  onion: {
    ground: '#F4E7DA',
    table: '#D6BC97',
    drawn: each(
      [
        [206, 400],
        [404, 410],
        [304, 290],
      ],
      (x, y) =>
        ball(x, y, 96, '#B9672E', '#F3BE8C') +
        line('#8A4518', 5, `M${x} ${y - 94}q-60 90 0 188M${x} ${y - 94}q60 90 0 188`) +
        line('#8A6A34', 12, `M${x} ${y - 96}q-4-30 12-52`),
    ),
  },
  beef: {
    ground: '#F3E3DC',
    table: '#C9A98A',
    drawn:
      path(
        '#F6E7DA',
        'M150 330c0-100 90-160 190-150 110 10 150 90 120 160-22 52-64 60-92 110-26 46-96 62-150 20-44-34-68-84-68-140z',
      ) +
      path(
        '#B23A36',
        'M182 332c2-80 76-128 158-120 84 8 112 66 92 118-18 44-60 56-86 104-20 36-74 46-114 14-32-26-50-68-50-116z',
      ) +
      line('#F6E7DA', 9, 'M250 290q60-40 120-8M236 350q70-30 130 4M262 408q36-18 70-6') +
      `<circle cx="238" cy="312" r="26" fill="#F6E7DA"/><circle cx="238" cy="312" r="11" fill="#D9BFA8"/>`,
  },
  winter_squash: { ground: '#F3E9CF', table: '#CBB084', drawn: squash },
  cucumber: {
    ground: '#EDF2E0',
    table: '#CFC096',
    drawn: [-24, 6]
      .map(
        (turn, at) =>
          `<g transform="rotate(${turn} 300 320)"><rect x="120" y="${250 + at * 110}" width="360" height="92" rx="46" fill="#3F7A2C"/><rect x="150" y="${268 + at * 110}" width="270" height="14" rx="7" fill="#9CC777" opacity=".6"/></g>`,
      )
      .join(''),
  },
  hen_egg: {
    ground: '#F3EBDC',
    table: '#C8AC80',
    drawn:
      each(
        [
          [200, 370],
          [300, 350],
          [400, 372],
        ],
        (x, y) =>
          `<ellipse cx="${x}" cy="${y}" rx="62" ry="82" fill="#D9A877"/><ellipse cx="${x - 18}" cy="${y - 34}" rx="18" ry="24" fill="#FBE6CF" opacity=".6"/>`,
      ) + path('#8C6239', 'M110 400h380l-34 84a20 20 0 0 1-18 12H162a20 20 0 0 1-18-12z'),
  },
  cow_milk: {
    ground: '#E3EDF2',
    table: '#BFD0D8',
    drawn: bottle('#FBFDFE', '#2E7596', '#DCEBF0', '<circle cx="300" cy="386" r="34" fill="#2E7596" opacity=".8"/>'),
  },
  maple_syrup: {
    ground: '#F7E7D0',
    table: '#D8AE7A',
    drawn: bottle(
      '#9A4B16',
      '#4A2C12',
      '#FBF3E0',
      path('#B4491C', 'M300 346l10 24 24-8-8 22 18 8-28 14 2 16-18-6-18 6 2-16-28-14 18-8-8-22 24 8z'),
    ),
  },
  maple_taffy: {
    ground: '#F4E4CC',
    table: '#D3A873',
    drawn: jar(
      '#B8651F',
      '#7A3A12',
      path('#B4491C', 'M300 304l12 28 28-10-10 26 22 10-34 16 2 18-20-6-20 6 2-18-34-16 22-10-10-26 28 10z'),
    ),
  },
  honey: {
    ground: '#FAEFCF',
    table: '#DDB662',
    drawn: jar(
      '#E0A021',
      '#6B4A1A',
      each(
        [
          [270, 336],
          [330, 336],
          [300, 374],
        ],
        (x, y) => path('#E0A021', `M${x - 24} ${y}l12-20h24l12 20-12 20h-24z`, 'stroke="#B37D0E" stroke-width="4"'),
      ),
    ),
  },
  beeswax: {
    ground: '#F6EBD0',
    table: '#CFA862',
    drawn: [210, 300, 390]
      .map(
        (x, at) =>
          `<rect x="${x - 36}" y="${230 + at * 30}" width="72" height="${260 - at * 30}" rx="10" fill="#E2B24A"/>${line('#4A4130', 5, `M${x} ${230 + at * 30}v-22`)}${path('#EDB94A', `M${x} ${150 + at * 30}q26 34 0 58q-26-24 0-58z`)}`,
      )
      .join(''),
  },
  apple: {
    ground: '#EFF0DC',
    table: '#CDB487',
    drawn: [
      [220, 370, 1],
      [392, 384, 0.9],
    ]
      .map(
        ([x = 0, y = 0, size = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${size})">${path('#B53A2B', 'M0-70C60-130 128-78 118 4C110 76 54 122 0 96C-54 122-110 76-118 4C-128-78-60-130 0-70z')}${path('#F2C3A8', 'M-72-48q18-36 48-30q-30 14-36 56z', 'opacity=".6"')}${line('#6B4A1A', 10, 'M0-70q4-40 24-62')}${leaf(20, -108, 0.5, 68, '#5E9A3C', '#D6EBB4')}</g>`,
      )
      .join(''),
  },
  pear: {
    ground: '#F0F0DC',
    table: '#CBB78A',
    drawn: [
      [220, 350, 1],
      [388, 368, 0.9],
    ]
      .map(
        ([x = 0, y = 0, size = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${size})">${path('#B9B23C', 'M0-140c46 0 48 60 60 96c16 44 44 62 44 112c0 52-48 82-104 82s-104-30-104-82c0-50 28-68 44-112c12-36 14-96 60-96z')}${path('#EEEBA8', 'M-60 20q-22 40-4 82q-34-20-24-58z', 'opacity=".7"')}${line('#6B4A1A', 10, 'M0-138q0-30 16-46')}</g>`,
      )
      .join(''),
  },
  wheat: { ground: '#F8F0D9', table: '#D9C08A', drawn: ear(300, -22) + ear(300, 22) + ear(300, 0) },
  soybean: {
    ground: '#EEF1DD',
    table: '#CDBE90',
    drawn: [-14, 16]
      .map(
        (turn, at) =>
          `<g transform="rotate(${turn} 300 ${280 + at * 130})">${path('#7FA04A', `M120 ${280 + at * 130}q40-56 110-44q70-12 140 0q70-8 110 44q-40 52-110 44q-70 12-140 0q-70 12-110-44z`)}${each(
            [
              [216, 280 + at * 130],
              [300, 280 + at * 130],
              [384, 280 + at * 130],
            ],
            (x, y) => ball(x, y, 34, '#C6D08A', '#FFFFFF'),
          )}</g>`,
      )
      .join(''),
  },
  lamb: { ground: '#E6EEDC', table: '#9CBB73', drawn: sheep },
  sheep_cheese: {
    ground: '#F2EADB',
    table: '#C4A878',
    drawn:
      path('#E9CF8A', 'M120 340l250-120q90 30 110 120v110H120z') +
      path('#F6E4B0', 'M120 340h360v110H120z') +
      path('#B98A3C', 'M120 340l250-120q90 30 110 120', 'fill-opacity="0" stroke="#B98A3C" stroke-width="10"') +
      each(
        [
          [200, 392],
          [300, 410],
          [404, 384],
        ],
        (x, y) => `<ellipse cx="${x}" cy="${y}" rx="24" ry="17" fill="#D9B768"/>`,
      ),
  },
  strawberry: {
    ground: '#F8E4E2',
    table: '#DDBCA0',
    drawn: strawberry(206, 330) + strawberry(396, 350) + strawberry(302, 256),
  },
  highbush_blueberry: {
    ground: '#E6E6F2',
    table: '#BDBAD2',
    drawn:
      leaf(208, 300, 1.1, -58, '#5E9A3C', '#D6EBB4') +
      leaf(404, 290, 1.1, 58, '#5E9A3C', '#D6EBB4') +
      berries(
        [
          [228, 372],
          [330, 352],
          [420, 392],
          [272, 440],
          [372, 452],
          [300, 268],
        ],
        '#3E4590',
        '#C4C8F2',
      ),
  },
  oyster_mushroom: {
    ground: '#ECE7E2',
    table: '#C4B6A6',
    drawn:
      cap(206, 350, 104, '#A39A92', '#EDE6DA') +
      cap(394, 362, 96, '#8E857D', '#E4DCCE') +
      cap(300, 272, 120, '#B8AFA6', '#F3EDE2'),
  },
  shiitake: {
    ground: '#F0E6D8',
    table: '#C0A07A',
    drawn:
      cap(210, 356, 104, '#6E4A2C', '#E8D9BE') +
      cap(396, 366, 92, '#8A5F38', '#E8D9BE') +
      cap(300, 262, 112, '#7C5432', '#F0E4CC'),
  },
  basil: {
    ground: '#EEF3E2',
    table: '#CBBF97',
    drawn:
      [-66, 66, -34, 34, 0]
        .map((turn, at) => leaf(300, 470, 1.9 - at * 0.06, turn, at % 2 === 0 ? '#3F8A3A' : '#5FA84E', '#CDE7B4'))
        .join('') + line('#3F7A2C', 12, 'M300 460v70'),
  },
  lavender: {
    ground: '#EDE8F4',
    table: '#C4BBD2',
    drawn:
      sprig(300, -26, '#7D72C4') + sprig(300, 26, '#8F84D2') + sprig(300, -9, '#6A5FB4') + sprig(300, 10, '#7D72C4'),
  },
};
