/** QR codes: import lazily. */
export { QrCode, type QrCodeProps } from './qr-code.tsx';
export { qrPng } from './qr-png.ts';
