/** The file's bytes in base 64, without the prefix of a data URL. */
export async function base64Of(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => {
      const url = reader.result;
      resolve(typeof url === 'string' ? url.slice(url.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

/** Whether the browser can show the picture at this address; a file is judged by its content, not by its name. */
export async function isShown(url: string): Promise<boolean> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve(true));
    picture.addEventListener('error', () => resolve(false));
    picture.src = url;
  });
}
