/** In PostgreSQL the actions of the trail are an enum, which this change extends. SQLite keeps them as text. */
export async function up(): Promise<void> {
  await Promise.resolve();
}

export async function down(): Promise<void> {
  await Promise.resolve();
}
