// The browser's door: schemas of the forms and the types of what is answered.
export {};
