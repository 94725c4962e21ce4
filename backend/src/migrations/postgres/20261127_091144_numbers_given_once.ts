/** PostgreSQL gives every number once. SQLite had to be told so. */
export async function up(): Promise<void> {
  await Promise.resolve()
}

export async function down(): Promise<void> {
  await Promise.resolve()
}
